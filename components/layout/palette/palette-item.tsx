import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { isNamed } from "./matches";

const GROUP_STYLE =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint";

interface Sought {
	/** Empty while nothing is sought. What is found is one list, the best first, and each line says what it is. */
	typed: string;
	/** Whether something is called so: what is only found by other words is left out then. */
	hasNamed: boolean;
}

export const Seeking = createContext<Sought>({ typed: "", hasNamed: false });
const Kind = createContext("");

interface PaletteItemProps {
	value: string;
	icon: ReactNode;
	name: string;
	/** What tells it from others of its name. */
	about?: ReactNode;
	time?: ReactNode;
	/** Whether it stands whatever else is found. */
	isLast?: boolean;
	onSelect: () => void;
}

/** A line: on phones its name has the whole width, and the rest stands below. */
export function PaletteItem({ value, icon, name, about, time, isLast = false, onSelect }: PaletteItemProps) {
	const kind = useContext(Kind);
	const { typed, hasNamed } = useContext(Seeking);
	if (hasNamed && !isLast && !isNamed(value, typed)) return null;
	return (
		<Command.Item
			value={value}
			onSelect={onSelect}
			className="group flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1 data-[selected=true]:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
		>
			{icon}
			<span className="grid min-w-0 flex-1 grid-cols-1 sm:flex sm:items-center sm:gap-3">
				<span className="line-clamp-2 shrink-0 sm:max-w-[75%] sm:truncate">{name}</span>
				<span className="flex min-w-0 items-center gap-x-2 text-ink-faint text-xs empty:hidden sm:flex-1 sm:gap-x-3 sm:text-sm">
					{about && <span className="truncate">{about}</span>}
					{time && <span className="shrink-0">{time}</span>}
					{kind !== "" && <span className="shrink-0 text-xs sm:ml-auto">{kind}</span>}
				</span>
			</span>
			<CornerDownLeft aria-hidden className="text-ink-faint opacity-0 group-data-[selected=true]:opacity-100 max-sm:hidden pointer-coarse:hidden" />
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
	if (useContext(Seeking).typed !== "") return <Kind value={kind}>{children}</Kind>;
	return (
		<Command.Group heading={heading} className={GROUP_STYLE}>
			{children}
		</Command.Group>
	);
}
