"use client";

import { useStore, ViewportPortal } from "@xyflow/react";
import { useMemo } from "react";
import { useEdited, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { hueOf } from "@/components/user-workflows/canvas/node-look";
import { type Specialist, specialistsOf } from "@/components/user-workflows/document/specialists";
import { NODE_SIZE } from "@/lib/user-workflows/layout/lay-out";

const PAD = 20;
const HEAD = 30;
/** More than these would only be lines on the canvas. */
const MOST_FRAMES = 40;

/** Around each named specialist a frame with its name. Its name selects its tools; they then move together. */
export function Frames() {
	const document = useEdited((history) => history.document);
	const named = useMemo(() => {
		const drawn = specialistsOf(document).filter(({ nodeIds, name }) => nodeIds.length > 1 || name !== null);
		return drawn.map((specialist, index) => ({ specialist, index })).filter(({ specialist }) => specialist.name !== null);
	}, [document]);
	if (named.length === 0 || named.length > MOST_FRAMES) return null;
	return (
		<ViewportPortal>
			{named.map(({ specialist, index }) => (
				<Frame key={specialist.key} specialist={specialist} hue={index} />
			))}
		</ViewportPortal>
	);
}

function Frame({ specialist: { name, nodeIds }, hue }: { specialist: Specialist; hue: number }) {
	const { editor } = useEditorTools();
	// As text, so that it is drawn again only when one of its own tools has moved.
	const box = useStore(({ nodeLookup }) => {
		const places = nodeIds.flatMap((id) => nodeLookup.get(id)?.internals.positionAbsolute ?? []);
		if (places.length === 0) return "";
		const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
		const [left, top] = [Math.min(...xs) - PAD, Math.min(...ys) - PAD - HEAD];
		return [left, top, Math.max(...xs) + NODE_SIZE.width + PAD - left, Math.max(...ys) + NODE_SIZE.height + PAD - top].join(" ");
	});
	const [left = 0, top = 0, width = 0, height = 0] = box.split(" ").map(Number);
	if (box === "") return null;
	return (
		<div
			className="pointer-events-none absolute -z-10 rounded-lg border border-dashed"
			style={{
				transform: `translate(${left}px, ${top}px)`,
				width,
				height,
				borderColor: hueOf(hue),
				background: `color-mix(in oklch, ${hueOf(hue)} 5%, transparent)`,
			}}
		>
			<button
				type="button"
				className="nopan pointer-events-auto absolute top-1.5 left-2 max-w-[calc(100%-1rem)] truncate rounded-sm px-1.5 font-medium text-sm hover:bg-sunken"
				style={{ color: hueOf(hue) }}
				onClick={() => editor.select(nodeIds)}
			>
				{name}
			</button>
		</div>
	);
}
