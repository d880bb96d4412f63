"use client";

import { CornerLeftUp, Ellipsis, FilePlus2, SplitSquareVertical } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/form/input";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useEditor } from "./editing/editor-context";
import { MoveButtons } from "./fields/move-buttons";
import { SourceButton } from "./source-button";
import { type BulletPlace, canSplitAt, editBullet, mergeBulletUp, moveBullet, removeBullet, splitBullet } from "./state/bullets";
import { problemAt } from "./state/problems";
import type { Bullet } from "./state/profile";

interface BulletRowProps {
	bullet: Bullet;
	at: number;
	count: number;
	place: BulletPlace;
	path: string;
	onSplitEntry?: (at: number) => void;
}

const LONGEST_NAME = 40;
const shortened = (text: string) => (text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()}…` : text);

/** One bullet in its field, with what can be done to it. */
export function BulletRow({ bullet, at, count, place, path, onSplitEntry }: BulletRowProps) {
	const { edit, focusNext, problems } = useEditor();
	const id = useId();
	const textRef = useRef<HTMLTextAreaElement>(null);
	const own = `${path}[${at}]`;
	const name = `bullet ${at + 1}`;
	const problem = problemAt(problems, own) ?? problemAt(problems, `${own}.text`);

	function split() {
		const offset = textRef.current?.selectionStart ?? 0;
		if (!canSplitAt(bullet.text, offset)) return;
		edit({ what: `Split ${name}`, change: splitBullet(place, at, offset) });
		focusNext(`${path}[${at + 1}]`);
	}

	return (
		<li data-path={own} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-1 rounded-md">
			<Textarea
				ref={textRef}
				rows={2}
				aria-label={`Bullet ${at + 1}`}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? id : undefined}
				className="field-sizing-content min-h-16"
				value={bullet.text}
				onChange={(event) => edit({ what: `Changed ${name}`, change: editBullet(place, at, event.target.value), key: `${place.of} ${bullet.bulletId}` })}
			/>
			{problem && (
				<p id={id} className="text-danger text-sm">
					{problem}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-0.5">
				<SourceButton label={bullet.text} source={bullet.source} />
				<span className="flex-1" />
				<MoveButtons
					what={name}
					at={at}
					count={count}
					onMove={(by) => {
						edit({ what: `Moved ${name}`, change: moveBullet(place, at, by) });
						focusNext(`${path}[${at + by}]`, by === -1 ? "item-up" : "item-down");
					}}
					onDelete={() => {
						edit({ what: bullet.text ? `Deleted “${shortened(bullet.text)}”` : `Deleted ${name}`, change: removeBullet(place, at) });
						focusNext(count > 1 ? `${path}[${Math.min(at, count - 2)}]` : path, "item-delete");
					}}
				/>
				<Menu
					trigger={
						<Button variant="ghost" size="icon" aria-label={`More for ${name}`}>
							<Ellipsis aria-hidden />
						</Button>
					}
				>
					<MenuItem onSelect={split}>
						<SplitSquareVertical aria-hidden /> Split where the cursor is
					</MenuItem>
					{at > 0 && (
						<MenuItem
							onSelect={() => {
								edit({ what: `Joined ${name} to the one above`, change: mergeBulletUp(place, at) });
								focusNext(`${path}[${at - 1}]`);
							}}
						>
							<CornerLeftUp aria-hidden /> Join to the bullet above
						</MenuItem>
					)}
					{onSplitEntry && (
						<MenuItem onSelect={() => onSplitEntry(at)}>
							<FilePlus2 aria-hidden /> New job from here on
						</MenuItem>
					)}
				</Menu>
			</div>
		</li>
	);
}
