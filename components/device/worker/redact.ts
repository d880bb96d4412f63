import { findInFile } from "@/lib/tools/documents/redacting/find-in-file";
import { redactFile } from "@/lib/tools/documents/redacting/redact-file";
import type { DeviceProgress, DoTask } from "./device-task";

/** A task is ended with its worker, so nothing is ever told to it. */
const reachOf = (report: (progress: DeviceProgress) => void) => ({
	signal: new AbortController().signal,
	onPage: (done: number, total: number, message: string) => report({ done, total, message }),
});

const contentOf = async (file: File) => ({ fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });

/** Finds what is personal in a file, as the server's tool would without recognising pictures. */
export const findPersonal: DoTask<"find_personal_data"> = async (file, { kinds }, report) => findInFile(await contentOf(file), kinds, reachOf(report));

/** Writes and searches the redacted file. */
export const redact: DoTask<"redact_document"> = async (file, wish, report) => redactFile(await contentOf(file), wish, reachOf(report));
