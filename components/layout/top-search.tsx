"use client";

import { Search } from "lucide-react";
import { openCommandPalette } from "./palette/command-palette";

/** The way to the palette on phones, whose bar has no room for it. */
export function TopSearch() {
	return (
		<button
			type="button"
			aria-label="Search"
			onClick={openCommandPalette}
			className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink md:hidden"
		>
			<Search aria-hidden className="size-5" strokeWidth={1.75} />
		</button>
	);
}
