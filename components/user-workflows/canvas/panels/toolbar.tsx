"use client";

import {
	AlignCenterHorizontal,
	AlignCenterVertical,
	AlignEndHorizontal,
	AlignEndVertical,
	AlignHorizontalDistributeCenter,
	AlignStartHorizontal,
	AlignStartVertical,
	AlignVerticalDistributeCenter,
	CircleHelp,
	LayoutDashboard,
	type LucideIcon,
	Plus,
	Redo2,
	Undo2,
} from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { Tooltip } from "@/components/ui/overlay/tooltip";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import type { Alignment } from "@/components/user-workflows/document/arrange";

const ALIGNMENTS: readonly (readonly [Alignment, string, LucideIcon])[] = [
	["left", "Left edges", AlignStartVertical],
	["centre", "Centres", AlignCenterVertical],
	["right", "Right edges", AlignEndVertical],
	["top", "Top edges", AlignStartHorizontal],
	["middle", "Middles", AlignCenterHorizontal],
	["bottom", "Bottom edges", AlignEndHorizontal],
	["across", "Spread across", AlignHorizontalDistributeCenter],
	["down", "Spread down", AlignVerticalDistributeCenter],
];

interface ToolbarProps {
	onLayOut: () => void;
	onAdd: () => void;
	onHelp: () => void;
}

/** What is done most, as buttons. Undo and redo say what they take back. */
export function Toolbar({ onLayOut, onAdd, onHelp }: ToolbarProps) {
	const { commands, isReadOnly } = useEditorTools();
	const undoes = useEdited(({ past }) => past.at(-1)?.label ?? null);
	const redoes = useEdited(({ future }) => future.at(-1)?.label ?? null);
	const chosen = useEdited(({ selection }) => selection.nodeIds.size);
	if (isReadOnly) return null;
	return (
		<div role="toolbar" aria-label="Edit" className="flex flex-wrap items-center gap-0.5 rounded-lg border bg-raised p-1 shadow-float">
			<ToolbarButton
				text={undoes ? `Undo: ${undoes}` : "Nothing to undo"}
				label={undoes ? `Undo: ${undoes}` : "Undo"}
				icon={Undo2}
				isIdle={undoes === null}
				onClick={commands.undo}
			/>
			<ToolbarButton
				text={redoes ? `Redo: ${redoes}` : "Nothing to redo"}
				label={redoes ? `Redo: ${redoes}` : "Redo"}
				icon={Redo2}
				isIdle={redoes === null}
				onClick={commands.redo}
			/>
			<ToolbarButton text="Add a tool ( / )" label="Add a tool" icon={Plus} onClick={onAdd} />
			<ToolbarButton text="Lay out (Shift L)" label="Lay out" icon={LayoutDashboard} onClick={onLayOut} />
			{chosen > 1 && (
				<Menu
					align="start"
					trigger={
						<Button variant="ghost" size="sm">
							Align {chosen}
						</Button>
					}
				>
					{ALIGNMENTS.map(([alignment, label, Icon]) => (
						<MenuItem key={alignment} onSelect={() => commands.align(alignment)}>
							<Icon aria-hidden /> {label}
						</MenuItem>
					))}
				</Menu>
			)}
			<ToolbarButton text="Keys ( ? )" label="Keys" icon={CircleHelp} onClick={onHelp} />
		</div>
	);
}

interface ToolbarButtonProps {
	/** What the tooltip says. */
	text: string;
	label: string;
	icon: LucideIcon;
	/** There is nothing to do at the moment. */
	isIdle?: boolean;
	onClick: () => void;
}

function ToolbarButton({ text, label, icon: Icon, isIdle = false, onClick }: ToolbarButtonProps) {
	return (
		<Tooltip text={text}>
			<Button variant="ghost" size="icon" aria-label={label} aria-disabled={isIdle || undefined} onClick={onClick}>
				<Icon aria-hidden />
			</Button>
		</Tooltip>
	);
}
