"use client";

import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { openDoubts } from "@/lib/tools/resume-profile/open-doubts";
import type { SourceDocument } from "./source/document";
import { SourceButton } from "./source-button";
import { notesOf } from "./state/notes";
import type { Profile } from "./state/profile";

const MOST_SHOWN = 8;

function emptyPages(document: SourceDocument | null): number[] {
	if (document?.format !== "pdf" || document.keptOnDevice) return [];
	const written = new Set(document.lines.map((line) => line.page));
	return Array.from({ length: document.pageCount }, (_, at) => at + 1).filter((page) => !written.has(page));
}

interface AttentionNotesProps {
	profile: Profile;
	document: SourceDocument | null;
	onShow: (path: string) => void;
}

/** What looks incomplete, each with the way to it. */
export function AttentionNotes({ profile, document, onShow }: AttentionNotesProps) {
	const { count } = useFormat();
	const notes = notesOf(profile);
	const pages = emptyPages(document);
	const doubts = openDoubts(profile);
	if (notes.length + pages.length + doubts.length === 0) return null;
	return (
		<Notice tone="warning" title="Have a look at these">
			<ul className="grid grid-cols-1 gap-1">
				{pages.slice(0, MOST_SHOWN).map((page) => (
					<li key={page}>Nothing was read from page {page}.</li>
				))}
				{doubts.slice(0, MOST_SHOWN).map(({ text, source }) => (
					<li key={text} className="flex flex-wrap items-center justify-between gap-x-3">
						<span className="wrap-anywhere min-w-0 flex-1 basis-40">{text}</span>
						<SourceButton label={text} source={source} />
					</li>
				))}
				{notes.slice(0, MOST_SHOWN).map(({ path, text }) => (
					<li key={`${path} ${text}`} className="flex flex-wrap items-center justify-between gap-x-3">
						<span className="wrap-anywhere min-w-0 flex-1 basis-40">{text}</span>
						<Button variant="ghost" size="sm" onClick={() => onShow(path)}>
							Go there<span className="sr-only">: {text}</span>
						</Button>
					</li>
				))}
			</ul>
			{notes.length > MOST_SHOWN && <p>And {count(notes.length - MOST_SHOWN, "more place")} below.</p>}
		</Notice>
	);
}
