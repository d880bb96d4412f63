import { expect, it } from "vitest";
import { findInFile } from "@/lib/tools/documents/redacting/find-in-file";
import { REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { reach } from "@/tests/factories/redaction";

const listOf = (amount: number) => new TextEncoder().encode(Array.from({ length: amount }, (_, at) => `person${at}@example.org\n`).join(""));

it("offers all that it found, or refuses the document: nothing is left out without a word", async () => {
	const most = await findInFile({ fileName: "list.txt", bytes: listOf(REDACT_LIMITS.findings) }, ["email"], reach());
	expect(most.findings).toHaveLength(REDACT_LIMITS.findings);
	await expect(findInFile({ fileName: "list.txt", bytes: listOf(REDACT_LIMITS.findings + 1) }, ["email"], reach())).rejects.toMatchObject({
		code: "FILE_TOO_LARGE",
		message: "This document holds 6,001 texts that look personal, and 6,000 can be decided on at a time. Split it and redact the parts.",
	});
});
