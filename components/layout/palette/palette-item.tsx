import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";

const GROUP_STYLE =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint";

/** Whether something is sought: what is found is then one list, the best first, and each line says what it is. */
export const Seeking = createContext(false);
const Kind = createContext("");

export function PaletteItem({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
	const kind = useContext(Kind);
	return (
		<Command.Item
			value={value}
			onSelect={onSelect}
			className="group flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 data-[selected=true]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0"
		>
			{children}
			{kind !== "" && <span className="ml-auto shrink-0 text-ink-faint text-xs">{kind}</span>}
			<CornerDownLeft aria-hidden className={`text-ink-faint opacity-0 group-data-[selected=true]:opacity-100 ${kind === "" ? "ml-auto" : ""}`} />
		</Command.Item>
	);
}

interface PaletteGroupProps {
	heading: string;
	/** What each of its lines is, where they stand among others. */
	kind: string;
	children: ReactNode;
}

/** Lines under a heading; while something is sought, lines among all others, whose order is by how well they fit. */
export function PaletteGroup({ heading, kind, children }: PaletteGroupProps) {
	if (useContext(Seeking)) return <Kind value={kind}>{children}</Kind>;
	return (
		<Command.Group heading={heading} className={GROUP_STYLE}>
			{children}
		</Command.Group>
	);
}
