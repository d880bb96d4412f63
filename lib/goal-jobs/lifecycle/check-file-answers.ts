import "server-only";
import { fitsFormats, formatWords } from "@/lib/files/formats";
import { assertFilesOwned } from "@/lib/files/owners/assert-files-owned";
import type { Transaction } from "@/lib/platform/database/db";
import type { File } from "@/lib/platform/prisma/client";
import { fileIdsIn, wrongAnswers } from "@/lib/questions/answers";
import type { Question } from "@/lib/questions/schemas";

type FileQuestion = Pick<Question, "slotId" | "slotType" | "acceptedFormats">;

interface Given {
	readonly ownerId: string;
	readonly values: Readonly<Record<string, unknown>>;
	/** Files that the job was told to leave on the user's device. */
	readonly sensitiveFileIds: readonly string[];
}

/**
 * Whether the files that answers name can be used: they are the owner's, their content is here, and their format is one that the question takes.
 * @throws AppError FILE_FORBIDDEN, SLOT_VALIDATION_ERROR naming every question with a file that does not fit.
 */
export async function checkFileAnswers(reader: Transaction, questions: readonly FileQuestion[], { ownerId, values, sensitiveFileIds }: Given): Promise<void> {
	const files = new Map((await assertFilesOwned(reader, ownerId, fileIdsIn(questions, values))).map((file) => [file.id, file]));
	const problems = questions.flatMap((question) =>
		fileIdsIn([question], values).flatMap((fileId) => {
			const file = files.get(fileId.toLowerCase());
			const message = file ? problemOf(file, question, sensitiveFileIds) : null;
			return message === null ? [] : [{ slotId: question.slotId, message }];
		}),
	);
	if (problems.length > 0) throw wrongAnswers(problems);
}

function problemOf(file: File, question: FileQuestion, sensitiveFileIds: readonly string[]): string | null {
	const isOnDevice = file.status === "local";
	if (isOnDevice && !sensitiveFileIds.includes(file.id)) return `${file.fileName} stays on your device. Upload it, or choose another file.`;
	if (!isOnDevice && file.status !== "ready") return `${file.fileName} has not been uploaded completely. Upload it again.`;
	if (fitsFormats(file, question.acceptedFormats)) return null;
	return `${file.fileName} is not a ${formatWords(question.acceptedFormats)} file. Choose another one.`;
}
