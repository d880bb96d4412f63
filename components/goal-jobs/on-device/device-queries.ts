import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { findHere, forgetHere, keepHere } from "@/components/device/store/device-store";
import { findLocalFile } from "@/components/device/store/local-file";
import { askDevice } from "@/components/device/worker/ask-device";
import type { DeviceProgress, DeviceTasks, TaskName } from "@/components/device/worker/device-task";

const HERE = { networkMode: "always", staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** The file of a run as this browser has it; null when it has to be chosen again. */
export function localFileQuery(fileId: string) {
	return queryOptions({ ...HERE, queryKey: ["device", "file", fileId], queryFn: () => findLocalFile(fileId) });
}

const Confirmed = z.record(z.string(), z.unknown());
const confirmedKey = (jobSpecId: string) => `confirmed ${jobSpecId}`;

/** What a person has confirmed to be sent of a run, by the tool that it stands for; empty before. */
export function confirmedQuery(jobSpecId: string) {
	return queryOptions({
		...HERE,
		queryKey: ["device", "confirmed", jobSpecId],
		queryFn: async () => Confirmed.safeParse(await findHere(confirmedKey(jobSpecId))).data ?? {},
	});
}

export function keepConfirmed(jobSpecId: string, outputs: Readonly<Record<string, unknown>>): Promise<void> {
	return keepHere(confirmedKey(jobSpecId), outputs);
}

export function forgetConfirmed(jobSpecId: string): Promise<void> {
	return forgetHere(confirmedKey(jobSpecId));
}

/** What the device makes of a file. It is done once, however often a screen comes back to it. */
export function deviceWorkQuery<Name extends TaskName>(
	name: Name,
	file: File | null,
	given: DeviceTasks[Name]["given"],
	onProgress: (progress: DeviceProgress) => void,
) {
	return queryOptions({
		...HERE,
		queryKey: ["device", "work", name, file?.name, file?.lastModified, file?.size, given],
		enabled: file !== null,
		structuralSharing: false,
		queryFn: ({ signal }) => {
			if (!file) throw new Error("There is no file yet");
			return askDevice(name, file, given, { signal, onProgress });
		},
	});
}
