"use client";

import { BulletRow } from "./bullet-row";
import { useEditor } from "./editing/editor-context";
import { AddButton } from "./parts/part";
import { SourceButton } from "./source-button";
import { addBullet, type BulletPlace } from "./state/bullets";
import type { Bullet } from "./state/profile";

interface BulletListProps {
	bullets: readonly Bullet[];
	place: BulletPlace;
	/** Where the list stands in the profile. */
	path: string;
	/** What the bullets belong to. */
	owner: string;
	isEdited: boolean;
	/** Given where a job can begin at a bullet. */
	onSplitEntry?: (at: number) => void;
}

/** The bullets of an entry: to read, or each in a field of its own. */
export function BulletList({ bullets, place, path, owner, isEdited, onSplitEntry }: BulletListProps) {
	const { edit, focusNext } = useEditor();
	if (!isEdited) {
		if (bullets.length === 0) return null;
		return (
			<ul className="grid grid-cols-1 gap-1">
				{bullets.map((bullet, at) => (
					<li key={bullet.bulletId || at} data-path={`${path}[${at}]`} tabIndex={-1} className="flex min-w-0 items-start gap-2 rounded-sm">
						<span aria-hidden className="select-none text-ink-faint">
							•
						</span>
						<span className="wrap-anywhere min-w-0 flex-1">{bullet.text}</span>
						<SourceButton label={bullet.text} source={bullet.source} />
					</li>
				))}
			</ul>
		);
	}
	return (
		<div className="grid grid-cols-1 gap-3">
			{bullets.length > 0 && (
				<ul aria-label={`Bullets of ${owner}`} className="grid grid-cols-1 gap-3">
					{bullets.map((bullet, at) => (
						<BulletRow
							key={bullet.bulletId || at}
							bullet={bullet}
							at={at}
							count={bullets.length}
							place={place}
							path={path}
							{...(onSplitEntry ? { onSplitEntry } : {})}
						/>
					))}
				</ul>
			)}
			<div>
				<AddButton
					label="Add a bullet"
					onAdd={() => {
						edit({ what: "Added a bullet", change: addBullet(place) });
						focusNext(`${path}[${bullets.length}]`);
					}}
				/>
			</div>
		</div>
	);
}
