import "./ground";
import { deviceFailure } from "@/lib/tools/device/device-failure";
import type { DeviceReply, DeviceRequest, DeviceTasks, DoTask, TaskName } from "./device-task";

/** What does a task is loaded with it. */
const TASKS: { readonly [Name in TaskName]: () => Promise<DoTask<Name>> } = {
	read_resume: () => import("./read-resume").then((module) => module.readResume),
	find_personal_data: () => import("./redact").then((module) => module.findPersonal),
	redact_document: () => import("./redact").then((module) => module.redact),
};

type Reply = (message: DeviceReply) => void;

async function work<Name extends TaskName>({ name, file, given }: DeviceRequest<Name>, reply: Reply): Promise<DeviceTasks[Name]["result"]> {
	const doTask = await TASKS[name]();
	return doTask(file, given, (progress) => reply({ kind: "progress", progress }));
}

/** Replies go through a port of their own: the PDF reader takes a worker for one of its own and speaks on the common one. */
function begin({ data, ports: [port] }: MessageEvent<DeviceRequest>): void {
	const reply: Reply = (message) => port?.postMessage(message);
	work(data, reply).then(
		(result) => reply({ kind: "done", result }),
		(error: unknown) => reply({ kind: "failed", failure: deviceFailure(error) }),
	);
}

globalThis.addEventListener("message", begin, { once: true });
