"use client";

import { Repeat } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/overlay/menu";
import { endingOf } from "@/lib/files/file-ending";
import type { File as StoredFile } from "@/lib/files/schemas";

/** What of a workflow decides whether a file can begin it. */
export interface FileWorkflow {
	readonly workflowId: string;
	readonly name: string;
	readonly formats: readonly string[];
}

/** The workflows that read a file of this kind, each a way to begin a run with it. Nothing for a file that none reads. */
export function UseFileAgain({ file, workflows }: { file: StoredFile; workflows: readonly FileWorkflow[] }) {
	const router = useRouter();
	const format = endingOf(file.fileName).slice(1).toLowerCase();
	const fitting = workflows.filter(({ formats }) => formats.some((name) => name.toLowerCase() === format));
	if (file.status !== "ready" || file.unreadable || fitting.length === 0) return null;
	return (
		<Menu
			trigger={
				<Button variant="ghost" size="icon" aria-label={`Use ${file.fileName} again`}>
					<Repeat aria-hidden />
				</Button>
			}
		>
			<MenuLabel>Use it in</MenuLabel>
			{fitting.map(({ workflowId, name }) => (
				<MenuItem key={workflowId} onSelect={() => router.push(`/new/${workflowId}?file=${file.fileId}`)}>
					{name}
				</MenuItem>
			))}
		</Menu>
	);
}
