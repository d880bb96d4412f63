"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { ownFilesQuery } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/form/combobox";
import { useFormat } from "@/components/ui/format/locale";
import { fitsFormats } from "@/lib/files/formats";
import type { File as StoredFile } from "@/lib/files/schemas";
import { namedApart, oneOfEach } from "./named-apart";

interface OwnFilePickerProps {
	/** The id of the field, whose label names the question. */
	fieldId: string;
	question: string;
	formats: readonly string[];
	chosen: readonly string[];
	onPick: (file: StoredFile) => void;
}

/** Offers those of the person's files that fit. Chosen ones stay in the list, so that it never goes away under somebody's hands. */
export function OwnFilePicker({ fieldId, question, formats, chosen, onPick }: OwnFilePickerProps) {
	const { data, error, refetch, isFetching } = useQuery(ownFilesQuery());
	const { day } = useFormat();
	if (error) {
		return (
			<p className="flex flex-wrap items-center gap-3 text-ink-muted text-sm">
				<span>Your files could not be listed. {messageOf(error)}</span>
				<Button size="sm" isBusy={isFetching} onClick={() => refetch()}>
					Try again
				</Button>
			</p>
		);
	}
	const files = data?.filter((file) => file.status === "ready" && file.unreadable === null && fitsFormats(file, formats)) ?? [];
	if (files.length === 0) return null;
	const detailOf = (file: StoredFile) => (chosen.includes(file.fileId) ? "chosen" : day(file.createdAt));
	return (
		<Combobox
			id={`${fieldId}-own`}
			aria-labelledby={`${fieldId}-label ${fieldId}-own`}
			label={`Your files for: ${question}`}
			placeholder="Choose from your files"
			value=""
			onValueChange={(fileId) => {
				const file = files.find((candidate) => candidate.fileId === fileId);
				if (file) onPick(file);
			}}
			options={oneOfEach(namedApart(files)).map(({ file, name }) => ({ value: file.fileId, label: name, detail: detailOf(file) }))}
			emptyText="None of your files that fit is called so."
		/>
	);
}
