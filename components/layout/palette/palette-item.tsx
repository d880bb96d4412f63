import { Command } from "cmdk";
import { CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";

const GROUP_STYLE =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-faint";

export function PaletteItem({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
	return (
		<Command.Item
			value={value}
			onSelect={onSelect}
			className="group flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 data-[selected=true]:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0"
		>
			{children}
			<CornerDownLeft aria-hidden className="ml-auto text-ink-faint opacity-0 group-data-[selected=true]:opacity-100" />
		</Command.Item>
	);
}

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<Command.Group heading={heading} className={GROUP_STYLE}>
			{children}
		</Command.Group>
	);
}
