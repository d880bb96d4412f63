"use client";

import { FileText } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { FirstPage } from "@/components/files/pages/first-page";
import { pictureOfFile } from "@/components/files/pages/pictured";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Sheet } from "@/components/ui/overlay/sheet";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { mimeTypeOf } from "@/lib/files/formats";
import { AttentionNotes } from "./attention-notes";
import { type Editor, EditorContext } from "./editing/editor-context";
import { useEscape } from "./editing/use-escape";
import type { ProfileEditing } from "./editing/use-profile-editor";
import { FactPart } from "./fact-rows";
import { ContactPart, SummaryPart } from "./parts/contact-part";
import { JobPart } from "./parts/job-part";
import { SchoolPart } from "./parts/school-part";
import { SectionsPart } from "./parts/sections-part";
import { UnusedPart } from "./parts/unused-part";
import { partsRead, ReadParts } from "./read-parts";
import { RecognizedNote } from "./recognized-note";
import type { SourceDocument } from "./source/document";
import { type ShownPlace, SourceView } from "./source/source-view";
import { useIsWide } from "./source/use-is-wide";
import type { History } from "./state/history";
import { notesOf } from "./state/notes";
import type { Source } from "./state/profile";

const LONGEST_LABEL = 60;
const shortened = (text: string) => (text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL).trimEnd()}…` : text);

interface ProfileEditorProps {
	editing: ProfileEditing;
	history: History;
	document: SourceDocument | null;
	/** What stands between what needs a look and what was read. */
	children: ReactNode;
}

/** Everything that was read from the file, to read and to mend, each value beside its place. What needs a look comes first of all. */
export function ProfileEditor({ editing, history, document, children }: ProfileEditorProps) {
	const { problems, edit, isOpen, setOpen, focusNext, leave, show } = editing;
	const { count } = useFormat();
	const isWide = useIsWide();
	const [place, setPlace] = useState<ShownPlace | null>(null);
	const [shownSource, setShownSource] = useState<Source | null>(null);
	const showSource = useCallback((label: string, source: Source, words = label) => {
		const name = source.quote.startsWith(label) ? null : shortened(label);
		setPlace({ label: name, page: source.page, lineIds: source.lineIds, quote: source.quote, words });
		setShownSource(source);
	}, []);
	const profile = history.now;
	// On a phone what nothing is wrong with need not be passed on the way to the end.
	const [isFolded, setFolded] = useState(() => notesOf(history.now).length === 0);
	const firstProblem = problems[0]?.path;
	useEffect(() => {
		if (firstProblem) setFolded(false);
	}, [firstProblem]);
	const editor = useMemo<Editor>(
		() => ({ profile, document, problems, edit, isOpen, setOpen, focusNext, showSource, shownSource }),
		[profile, document, problems, edit, isOpen, setOpen, focusNext, showSource, shownSource],
	);

	function close() {
		setPlace(null);
		setShownSource(null);
	}

	useEscape(leave);
	useBackCloses(place !== null && !isWide, close);
	const view = place && <SourceView document={document} place={place} onPage={(page) => setPlace({ ...place, page })} />;
	return (
		<EditorContext value={editor}>
			<AttentionNotes
				profile={profile}
				document={document}
				onShow={(path) => {
					setFolded(false);
					show(path);
				}}
			/>
			<ReadParts profile={profile} onUnfold={() => flushSync(() => setFolded(false))} />
			{children}
			<div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_28rem]">
				<div className="grid min-w-0 grid-cols-1 gap-4">
					<header className="grid gap-1">
						<h3 className="font-semibold text-xl">Your resume, as we read it</h3>
						<p className="max-w-[72ch] text-ink-muted">
							{document?.keptOnDevice
								? "This is what your device sent. We search and match with it, and your new resume writes it exactly as it stands here."
								: "Correct what we got wrong: the search uses it, and your new resume follows what you change here. Your file stays as it is."}
						</p>
					</header>
					<RecognizedNote document={document} />
					{isFolded && (
						<Button
							className="h-auto min-h-10 max-w-full justify-self-start whitespace-normal py-2 text-left md:hidden"
							aria-expanded={false}
							onClick={() => setFolded(false)}
						>
							Read all of it: {partsRead(profile, count)}
						</Button>
					)}
					{/* Jobs first: they are what most needs to be looked at. */}
					<Card className={cn("divide-y", isFolded && "max-md:hidden")}>
						<JobPart />
						<ContactPart />
						<SummaryPart />
						<SchoolPart />
						<FactPart title="Certificates" list="certifications" one="certificate" />
						<FactPart title="Languages" list="languages" one="language" />
						<SectionsPart />
						<UnusedPart read={history.read} />
					</Card>
				</div>
				{isWide && (
					<aside aria-label="Your file" className="sticky top-20 max-h-[calc(100dvh-12rem)] min-w-0 overflow-y-auto rounded-lg border bg-surface p-4">
						{view ?? <NothingAsked document={document} onShow={showSource} />}
					</aside>
				)}
				{!isWide && (
					<Sheet isOpen={place !== null} onOpenChange={(isNowOpen) => !isNowOpen && close()} title={document?.fileName ?? "Your file"}>
						{view}
					</Sheet>
				)}
			</div>
		</EditorContext>
	);
}

/** The file's first page as a picture, until a place in it is asked for: what draws pages to mark them is far heavier than all else here. */
function NothingAsked({ document, onShow }: { document: SourceDocument | null; onShow: Editor["showSource"] }) {
	if (document === null || document.keptOnDevice) {
		return (
			<div className="grid justify-items-center gap-3 px-4 py-10 text-center text-ink-muted">
				<FileText aria-hidden className="size-6 text-ink-faint" />
				<p>{document ? "Your file stays on your device, so it can't be shown here." : "The small page beside a value shows where your file says it."}</p>
			</div>
		);
	}
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted text-sm">The small page beside a value shows where your file says it.</p>
			<FirstPage address={pictureOfFile(document.fileId)} fileName={document.fileName} mimeType={mimeTypeOf(document.format) ?? ""} className="w-full" />
			<Button size="sm" className="justify-self-center" onClick={() => onShow(document.fileName, { lineIds: [], page: 1, quote: "" })}>
				{document.format === "docx" ? "Show the whole file" : document.pageCount > 1 ? `Show all ${document.pageCount} pages` : "Show it larger"}
			</Button>
		</div>
	);
}
