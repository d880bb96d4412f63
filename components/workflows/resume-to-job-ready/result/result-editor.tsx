"use client";

import { useCallback, useMemo, useState } from "react";
import { Card } from "@/components/ui/card";
import { Kbd } from "@/components/ui/kbd";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { useIsWide } from "@/components/workflows/resume-to-job-ready/profile/source/use-is-wide";
import { ChangeList } from "./change-list";
import type { ItemPlace } from "./item-calls";
import { OriginalPane } from "./original-pane";
import { type Result, ResultContext } from "./result-context";
import { SaveBar, type SavedFile } from "./save-bar";
import type { ResultItem } from "./state/item";
import type { Line } from "./state/tailored-lines";
import { TailoredPane } from "./tailored-pane";
import { useChangeKeys } from "./use-change-keys";
import { useResultEditor } from "./use-result-editor";

/** Puts the keyboard at a line, once it is there. */
function focusLine(path: string): void {
	requestAnimationFrame(() => {
		const line = document.querySelector<HTMLElement>(`[data-line="${CSS.escape(path)}"]`);
		line?.focus({ preventScroll: true });
		line?.scrollIntoView({ block: "nearest" });
	});
}

/** Both resumes: side by side where there is room, else one after the other. */
export function ResultEditor({ place, item, files }: { place: ItemPlace; item: ResultItem; files: readonly SavedFile[] }) {
	const editing = useResultEditor(place, item);
	const [chosen, choose] = useState<Result["chosen"]>(null);
	const [openPath, setOpenPath] = useState<string | null>(null);
	const [tab, setTab] = useState("tailored");
	const isWide = useIsWide();
	const open = useCallback((line: Line) => {
		choose(line);
		setOpenPath(line.path);
	}, []);
	const close = useCallback((line: Line) => {
		setOpenPath(null);
		focusLine(line.path);
	}, []);
	const result = useMemo<Result>(() => ({ editing, chosen, choose, openPath, open, close }), [editing, chosen, openPath, open, close]);

	function show(line: Line) {
		setTab("tailored");
		choose(line);
		focusLine(line.path);
	}

	useChangeKeys("[data-result-view]", editing.parts, chosen?.path, show);

	return (
		<ResultContext value={result}>
			<div data-result-view className="grid min-w-0 grid-cols-1 gap-5">
				{isWide ? <SideBySide onShow={show} /> : <OneByOne tab={tab} onTab={setTab} onShow={show} />}
				{/* On a phone it would cover what the check says beside the field; "Done" brings it back. */}
				<div className={openPath === null ? "contents" : "max-sm:hidden sm:contents"}>
					<SaveBar editing={editing} files={files} />
				</div>
			</div>
		</ResultContext>
	);
}

function SideBySide({ onShow }: { onShow: (line: Line) => void }) {
	return (
		<>
			<p className="text-ink-muted text-sm">
				Choose a line to see where it comes from and why it differs, and to write it your way. <Kbd>j</Kbd> <Kbd>k</Kbd> go from change to change,{" "}
				<Kbd>Enter</Kbd> edits.
			</p>
			<div className="grid min-w-0 grid-cols-2 items-start gap-6">
				<Card className="sticky top-20 grid max-h-[calc(100dvh-11rem)] min-w-0 grid-cols-1 gap-3 overflow-y-auto p-4">
					<h3 className="font-semibold text-lg">Your resume</h3>
					<OriginalPane />
				</Card>
				<Card className="grid min-w-0 grid-cols-1 gap-3 p-4">
					<h3 className="font-semibold text-lg">Tailored</h3>
					<TailoredPane />
				</Card>
			</div>
			<Card className="grid min-w-0 grid-cols-1 gap-4 p-5">
				<h3 className="font-semibold text-lg">All changes</h3>
				<ChangeList onShow={onShow} />
			</Card>
		</>
	);
}

function OneByOne({ tab, onTab, onShow }: { tab: string; onTab: (tab: string) => void; onShow: (line: Line) => void }) {
	return (
		<Tabs value={tab} onValueChange={onTab} className="grid min-w-0 grid-cols-1 gap-4">
			<TabList aria-label="Which resume">
				<Tab value="original">Original</Tab>
				<Tab value="tailored">Tailored</Tab>
				<Tab value="changes">Changes</Tab>
			</TabList>
			<TabPanel value="original">
				<OriginalPane />
			</TabPanel>
			<TabPanel value="tailored" className="grid min-w-0 grid-cols-1 gap-3">
				<p className="text-ink-muted text-sm">Tap a line to see where it comes from, and to write it your way.</p>
				<TailoredPane />
			</TabPanel>
			<TabPanel value="changes">
				<ChangeList onShow={onShow} />
			</TabPanel>
		</Tabs>
	);
}
