import { type DeviceFailure, deviceFailure } from "@/lib/tools/device/device-failure";
import type { DeviceProgress, DeviceReply, DeviceTasks, TaskName } from "./device-task";

/** Marks work on the device that failed for a reason with words. */
export class DeviceError extends Error {
	override readonly name = "DeviceError";

	constructor(readonly failure: DeviceFailure) {
		super(failure.message);
	}
}

/** Far beyond what any file takes that may be read: a page that waits for ever would tell nothing. */
const LONGEST_MS = 300_000;

interface AskOptions {
	readonly signal: AbortSignal;
	readonly onProgress: (progress: DeviceProgress) => void;
}

/** Has a worker of this page do a task with a file. Each task has a worker of its own, which ends with it. @throws DeviceError */
export function askDevice<Name extends TaskName>(
	name: Name,
	file: File,
	given: DeviceTasks[Name]["given"],
	{ signal, onProgress }: AskOptions,
): Promise<DeviceTasks[Name]["result"]> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		const worker = new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module", name: "device" });
		const { port1: replies, port2: port } = new MessageChannel();
		const end = () => {
			clearTimeout(timer);
			replies.close();
			worker.terminate();
		};
		const fail = (failure: DeviceFailure) => {
			end();
			reject(new DeviceError(failure));
		};
		const timer = setTimeout(() => fail({ code: "TOOL_TIMEOUT", message: "This file takes too long to read in your browser, so it was stopped." }), LONGEST_MS);
		signal.addEventListener("abort", () => {
			end();
			reject(signal.reason);
		});
		worker.addEventListener("error", () => fail(deviceFailure(null)));
		replies.onmessage = ({ data }: MessageEvent<DeviceReply<Name>>) => {
			if (data.kind === "progress") return onProgress(data.progress);
			if (data.kind === "failed") return fail(data.failure);
			end();
			resolve(data.result);
		};
		worker.postMessage({ name, file, given }, [port]);
	});
}
