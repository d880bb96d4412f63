import { expect, it } from "vitest";
import { ApiError } from "@/components/api-client";
import { mayPassLater, uploadError } from "@/components/files/upload-file";
import { refusalWords } from "@/components/ui/form/file-drop";

it("trying again is offered only where it can help", () => {
	for (const status of [0, 401, 429, 500, 503]) expect(mayPassLater(new ApiError(status, "X", "x"))).toBe(true);
	for (const status of [400, 404, 413, 415, 422]) expect(mayPassLater(new ApiError(status, "X", "x"))).toBe(false);
	expect(mayPassLater(uploadError({ status: 403, responseText: "" }))).toBe(true);
});

it("a refused file is told what is wrong with it and what would fit", () => {
	expect(refusalWords("file-invalid-type", "PDF or DOCX", 1)).toBe("This kind of file does not fit here. What fits: PDF or DOCX.");
	expect(refusalWords("file-too-small", undefined, 1)).toMatch(/^This file is empty\. Choose another one/);
	expect(refusalWords("file-too-large", undefined, 10 * 1024 * 1024)).toBe("The file is too large. It may have up to 10 MB.");
});
