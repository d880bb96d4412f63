"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { fileKeys, fileQuery } from "@/components/files/queries";
import { initialAnswer, SlotField } from "@/components/goal-jobs/pauses/slots/slot-field";
import { Card } from "@/components/ui/card";
import type { File as StoredFile } from "@/lib/files/schemas";
import type { Slot } from "@/lib/questions/schemas";
import { slot } from "./fixtures";

const countryNames = ["All", "Austria", "Belgium", "Denmark", "Sweden"];

function file(number: number, fileName: string, change: Partial<StoredFile> = {}): StoredFile {
	const fileId = `0192f0c1-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`;
	return {
		fileId,
		fileName,
		mimeType: "application/pdf",
		sizeBytes: 184_000,
		sha256: null,
		status: "ready",
		unreadable: null,
		number: 1,
		createdAt: "2026-01-15T09:00:00.000Z",
		...change,
	};
}

const files = [file(1, "mara-lindqvist-resume.pdf"), file(2, "resume.pdf"), file(3, "resume.pdf"), file(4, `${"a-very-long-name-".repeat(9)}end.pdf`)];
const idOf = (index: number) => files[index]?.fileId ?? "";

const one: Slot[] = [
	slot("text", { slotType: "text", question: "Which city or region do you prefer?", required: false, config: { placeholder: "Stockholm" } }),
	slot("number", { slotType: "number", question: "How many hours a week?", config: { min: 1, max: 60 }, default: 40 }),
	slot("date", { slotType: "date", question: "When can you begin?", default: "2026-03-31" }),
	slot("select", { slotType: "select", question: "In which country?", options: countryNames, default: "All", required: false }),
	slot("multi_select", { question: "Which skills count?", options: countryNames, default: ["Austria", "Sweden"], config: { maxItems: 3 } }),
	slot("textarea", { slotType: "textarea", question: "Anything else?", required: false }),
];
const ofFiles: Slot[] = [
	slot("file", {
		slotType: "file",
		question: "Which letter should we start from?",
		acceptedFormats: ["pdf", "docx"],
		config: { help: "An older one will do." },
	}),
	slot("file_chosen", { slotType: "file", question: "Your portfolio", required: false, default: idOf(0) }),
	slot("files", { slotType: "file", question: "References", acceptedFormats: ["pdf"], default: [idOf(1), idOf(3)], config: { maxItems: 3 } }),
	slot("file_wrong", { slotType: "file", question: "Your certificate", acceptedFormats: ["pdf"] }),
	slot("boolean", { slotType: "boolean", question: "Only postings that are still open", default: true }),
];

/** Every kind of question as a person answers it. The files are made up; those of who is signed in are not asked for. */
export function QuestionGallery() {
	const [queryClient] = useState(() => {
		const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
		client.setQueryData(fileKeys.own, files);
		for (const known of files) client.setQueryData(fileQuery(known.fileId).queryKey, known);
		return client;
	});
	return (
		<QueryClientProvider client={queryClient}>
			<Card className="grid gap-5 p-5 sm:grid-cols-2">
				{[...one, ...ofFiles].map((question) => (
					<Answered key={question.slotId} question={question} />
				))}
			</Card>
		</QueryClientProvider>
	);
}

function Answered({ question }: { question: Slot }) {
	const [value, setValue] = useState(initialAnswer(question));
	const error = question.slotId === "file_wrong" && value === null ? "An answer is needed." : undefined;
	return <SlotField slot={question} value={value} onChange={setValue} error={error} onUploading={() => undefined} />;
}
