import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { REDACTING_MS, TOO_HARD_TO_REDACT } from "./find-personal-data";
import { PersonalFinding, REDACT_LIMITS, type RedactableFormat, RedactionReport, Unseen } from "./schemas";

const MIME_TYPES: Readonly<Record<RedactableFormat, string>> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	eml: "message/rfc822",
	txt: "text/plain",
	md: "text/markdown",
	csv: "text/csv",
};

const WrittenFile = z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });

const loadRedacting = () => import("./redact-file");

export const redactDocument = defineTool({
	name: "redact_document",
	title: "Redact a document",
	description:
		"Writes a new PDF, DOCX, XLSX, message or text without the chosen texts: bars stand in their place, nothing lies under them, and what a file carries unseen is gone. The new file is searched before it is given out.",
	input: z.strictObject({
		fileId: z.string(),
		findings: z.array(PersonalFinding).max(REDACT_LIMITS.findings).describe("As find_personal_data gave them"),
		findingIds: z.array(z.string()).nullish().describe("Those that are redacted; by default all"),
		ownWords: z.array(z.string().max(500)).max(REDACT_LIMITS.ownWords).nullish().describe("Further texts to redact wherever they stand"),
		pictures: z.enum(["leave", "cover"]).nullish().describe("Whether pictures are covered; by default they are left"),
		unseen: z.array(Unseen).nullish().describe("What could not be looked into, for the report"),
	}),
	output: z.object({ files: z.array(z.object({ kind: z.literal("redacted"), file: WrittenFile })), report: RedactionReport }),
	perInvocationMicroU: 4_000,
	timeoutMs: REDACTING_MS,
	whenStopped: TOO_HARD_TO_REDACT,
	async run({ fileId, findings, findingIds, ownWords, pictures, unseen }, context) {
		const source = await context.readFile(fileId);
		const { redactFile } = await loadRedacting();
		const wish = { findings, chosenIds: findingIds ?? null, ownWords: ownWords ?? [], coversPictures: pictures === "cover", unseen: unseen ?? [] };
		const { bytes, report } = await redactFile(source, wish, { signal: context.signal, onPage: context.reportProgress });
		context.signal.throwIfAborted();
		const [file] = await context.writeFiles([{ fileName: report.writtenFileName, mimeType: MIME_TYPES[report.format], bytes }]);
		return { files: file ? [{ kind: "redacted" as const, file }] : [], report };
	},
});
