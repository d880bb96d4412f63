import "server-only";
import type { Spec } from "@/lib/catalog/spec";
import { fitsFormats, formatWords } from "@/lib/files/formats";
import { readFileBytes } from "@/lib/files/store/read-file-bytes";
import { noteUnreadable } from "@/lib/files/unreadable/note-unreadable";
import { unreadableCode } from "@/lib/files/unreadable/unreadable";
import type { PreflightCode, PreflightResult } from "@/lib/goal-jobs/schemas";
import { AppError } from "@/lib/platform/errors";
import { sizeLimit } from "@/lib/platform/language/sizes";
import type { File } from "@/lib/platform/prisma/client";
import { callFiles } from "@/lib/tools/call-files";
import { inspectFile } from "@/lib/tools/inspectors";

type Found = Pick<PreflightResult, "errors" | "warnings"> & Partial<Pick<PreflightResult, "choices">>;

/** Whether the files fit the workflow: type, size and content. Files that stay on the device are not looked into. */
export async function analyzeFiles(spec: Spec, files: readonly File[], sensitiveFileIds: readonly string[]): Promise<PreflightResult> {
	const results = await Promise.all(files.map((file) => analyzeFile(spec, file, sensitiveFileIds.includes(file.id))));
	const errors = results.flatMap((result) => result.errors);
	const kinds = [...new Set(results.flatMap(({ choices = {} }) => Object.keys(choices)))];
	const choices = Object.fromEntries(kinds.map((kind) => [kind, [...new Set(results.flatMap((result) => result.choices?.[kind] ?? []))]]));
	return { passed: errors.length === 0, errors, warnings: results.flatMap((result) => result.warnings), choices };
}

/** The check reads this one file and nothing else. */
function contextOf({ id, ownerId }: File): Parameters<typeof inspectFile>[2] {
	const ownerOf = (fileId: string) => {
		if (fileId !== id) throw new AppError("FILE_FORBIDDEN", "This check reads the one file that it looks into.");
		return ownerId;
	};
	return {
		files: callFiles({ owner: ownerId, ownerOf }),
		now: new Date(),
		model: null,
		readFile: async (fileId) => readFileBytes(fileId, ownerOf(fileId)),
		writeFiles: () => Promise.reject(new AppError("FILE_FORBIDDEN", "A check writes no files.")),
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
}

async function analyzeFile(spec: Spec, file: File, isSensitive: boolean): Promise<Found> {
	const refuse = (code: PreflightCode, message: string): Found => ({ errors: [{ fileId: file.id, code, message }], warnings: [] });
	if (isSensitive) return { errors: [], warnings: [] };
	if (file.status === "local") return refuse("FILE_LOCAL", `${file.fileName} stays on your device. List it in sensitiveLocalFileIds, or upload it.`);
	if (file.status !== "ready") return refuse("FILE_NOT_READY", `${file.fileName} has not been uploaded completely. Upload it again.`);
	const wanted = formatWords(spec.input.formats);
	if (!fitsFormats(file, spec.input.formats))
		return refuse("FILE_TYPE_UNSUPPORTED", `${file.fileName} is not a ${wanted} file. Save it as ${wanted} and upload it again.`);
	if (file.sizeBytes > spec.input.maxFileBytes) {
		return refuse("FILE_TOO_LARGE", `${file.fileName} is larger than ${sizeLimit(spec.input.maxFileBytes)}. Upload a smaller one.`);
	}
	if (spec.input.inspector === "none") return { errors: [], warnings: [] };
	const report = await inspectFile(spec.input.inspector, file.id, contextOf(file));
	const unreadable = report.errors.map(({ code }) => unreadableCode(code)).find((code) => code !== null);
	if (unreadable) await noteUnreadable(file.id, unreadable);
	return {
		errors: report.errors.map((issue) => ({ fileId: file.id, ...issue })),
		warnings: [
			...(report.doubts ?? []).map((message) => ({ fileId: file.id, code: "FILE_DOUBTED" as const, message })),
			...report.warnings.map((message) => ({ fileId: file.id, code: "NOTE" as const, message })),
		],
		...(report.choices && { choices: report.choices }),
	};
}
