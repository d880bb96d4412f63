import { cn } from "@/components/ui/class-names";
import type { Segment, ComparedSide as Side } from "@/lib/tools/documents/comparing/schemas";

const MARKS: Readonly<Record<Segment["mark"], string>> = {
	same: "",
	gone: "rounded-sm bg-danger-soft text-danger line-through decoration-1",
	new: "rounded-sm bg-success-soft text-success underline decoration-1 underline-offset-2",
	moved: "rounded-sm bg-info-soft text-info underline decoration-dotted decoration-1 underline-offset-2",
};
const TAGS = { gone: "del", new: "ins", moved: "mark" } as const;

/** One version of a block; words that went or came are marked as such for the eye and for who listens. */
export function ComparedSide({ side, isWholeMoved }: { side: Side; isWholeMoved: boolean }) {
	const cells = side.cells.map((segments, at) => ({ key: `${at}`, segments }));
	if (side.kind !== "row") return <Text segments={cells[0]?.segments ?? []} isHeading={side.kind === "heading"} isQuiet={isWholeMoved} />;
	return (
		<ul className="grid grid-flow-col gap-px overflow-x-auto rounded-sm border bg-line [grid-auto-columns:minmax(5rem,1fr)]">
			{cells.map(({ key, segments }) => (
				<li key={key} className="min-w-0 bg-surface px-2 py-1">
					<Text segments={segments} isHeading={false} isQuiet={isWholeMoved} />
				</li>
			))}
		</ul>
	);
}

function Text({ segments, isHeading, isQuiet }: { segments: readonly Segment[]; isHeading: boolean; isQuiet: boolean }) {
	return (
		<p dir="auto" className={cn("wrap-anywhere", isHeading && "font-semibold", isQuiet && "text-ink-muted")}>
			{segments.map(({ text, mark }, at) => {
				const key = `${at} ${mark}`;
				if (mark === "same" || isQuiet) return <span key={key}>{text}</span>;
				const Tag = TAGS[mark];
				return (
					<Tag key={key} className={MARKS[mark]} title={mark === "moved" ? "Stands in another place in the other version" : undefined}>
						{mark === "moved" && <span className="sr-only">Moved: </span>}
						{text}
					</Tag>
				);
			})}
		</p>
	);
}
