"use client";

import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { CornerDownLeft, Moon, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";
import { recentRunsQuery } from "@/components/goal-jobs/queries";
import { RunStateIcon, runState } from "@/components/goal-jobs/run-state";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Kbd } from "@/components/ui/kbd";
import { OVERLAY_STYLE } from "@/components/ui/overlay/dialog";
import { PAGES } from "./places";

const OPEN_EVENT = "command-palette:open";

export function openCommandPalette(): void {
	window.dispatchEvent(new Event(OPEN_EVENT));
}

function PaletteItem({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
	return (
		<Command.Item
			value={value}
			onSelect={onSelect}
			className="group flex h-10 cursor-default items-center gap-3 rounded-md px-3 data-[selected=true]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0"
		>
			{children}
			<CornerDownLeft aria-hidden className="ml-auto text-ink-faint opacity-0 group-data-[selected=true]:opacity-100" />
		</Command.Item>
	);
}

const GROUP_STYLE =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint";

/** Every word that is typed must stand in the entry; nothing is guessed, so that Enter never leads elsewhere. */
function matches(entry: string, typed: string): number {
	const text = entry.toLowerCase();
	return typed
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word))
		? 1
		: 0;
}

/** Reaches every page and every recent run from the keyboard: Ctrl or Command with K. */
export function CommandPalette() {
	const router = useRouter();
	const { resolvedTheme, setTheme } = useTheme();
	const [isOpen, setIsOpen] = useState(false);
	const { data: recent, isPending } = useQuery({ ...recentRunsQuery(), enabled: isOpen });

	useEffect(() => {
		const open = () => setIsOpen(true);
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
			event.preventDefault();
			setIsOpen((was) => !was);
		};
		window.addEventListener(OPEN_EVENT, open);
		window.addEventListener("keydown", onKeyDown);
		return () => {
			window.removeEventListener(OPEN_EVENT, open);
			window.removeEventListener("keydown", onKeyDown);
		};
	}, []);

	const go = (href: string) => () => {
		setIsOpen(false);
		router.push(href);
	};

	return (
		<Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
			<Dialog.Portal>
				<Dialog.Overlay className={OVERLAY_STYLE} />
				<Dialog.Content
					aria-describedby={undefined}
					className="fixed top-[14vh] left-1/2 z-50 w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 animate-enter overflow-hidden rounded-lg bg-raised shadow-float"
				>
					<Dialog.Title className="sr-only">Search pages and runs</Dialog.Title>
					<Command label="Search pages and runs" filter={matches}>
						<div className="flex items-center gap-3 border-b px-4">
							<Command.Input
								placeholder="Go to a page or a recent run"
								className="h-12 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
							/>
							<Kbd>Esc</Kbd>
						</div>
						<Command.List className="max-h-[50vh] overflow-y-auto p-2 pt-0">
							<Command.Empty className="px-3 py-6 text-ink-muted">
								{isPending ? "Looking through your recent runs …" : "No page or recent run has that name."}
							</Command.Empty>
							<Command.Group heading="Pages" className={GROUP_STYLE}>
								{PAGES.map(({ href, label, icon: Icon, keywords }) => (
									<PaletteItem key={href} value={`${label} ${keywords.join(" ")}`} onSelect={go(href)}>
										<Icon aria-hidden className="text-ink-faint" />
										{label}
									</PaletteItem>
								))}
							</Command.Group>
							{recent && recent.sessions.length > 0 && (
								<Command.Group heading="Recent runs" className={GROUP_STYLE}>
									{recent.sessions.map((run) => (
										<PaletteItem
											key={run.jobSpecId}
											value={`${run.workflowName ?? run.goalText} ${run.inputFileNames.join(" ")} ${run.jobSpecId}`}
											onSelect={go(`/runs/${run.jobSpecId}`)}
										>
											<RunStateIcon state={runState(run)} />
											<span className="truncate">{run.inputFileNames[0] ?? run.goalText}</span>
											<span className="truncate text-ink-faint text-sm">{run.workflowName}</span>
											<RelativeTime value={run.createdAt} className="shrink-0 text-ink-faint text-sm" />
										</PaletteItem>
									))}
								</Command.Group>
							)}
							<Command.Group heading="Actions" className={GROUP_STYLE}>
								<PaletteItem value="Switch theme light dark appearance" onSelect={() => setTheme(resolvedTheme === "dark" ? "light" : "dark")}>
									{resolvedTheme === "dark" ? <Sun aria-hidden className="text-ink-faint" /> : <Moon aria-hidden className="text-ink-faint" />}
									{resolvedTheme === "dark" ? "Use light colours" : "Use dark colours"}
								</PaletteItem>
							</Command.Group>
						</Command.List>
					</Command>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}
