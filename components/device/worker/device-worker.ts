import "./ground";
import { deviceFailure } from "@/lib/tools/device/device-failure";
import type { DeviceReply, DeviceRequest, DeviceTasks, DoTask, TaskName } from "./device-task";

/** What does a task is loaded with it. */
const TASKS: { readonly [Name in TaskName]: () => Promise<DoTask<Name>> } = {
	read_resume: () => import("./read-resume").then((module) => module.readResume),
	find_personal_data: () => import("./redact").then((module) => module.findPersonal),
	redact_document: () => import("./redact").then((module) => module.redact),
};

const reply = (message: DeviceReply) => globalThis.postMessage(message);

async function work<Name extends TaskName>({ name, file, given }: DeviceRequest<Name>): Promise<DeviceTasks[Name]["result"]> {
	const doTask = await TASKS[name]();
	return doTask(file, given, (progress) => reply({ kind: "progress", progress }));
}

globalThis.addEventListener("message", ({ data }: MessageEvent<DeviceRequest>) => {
	work(data).then(
		(result) => reply({ kind: "done", result }),
		(error: unknown) => reply({ kind: "failed", failure: deviceFailure(error) }),
	);
});
