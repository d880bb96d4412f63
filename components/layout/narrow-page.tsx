import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "./mark";

/** One thing to do, in the middle of the page, with the way home above it. */
export function NarrowPage({ children }: { children: ReactNode }) {
	return (
		// What room is left over stands above and below it; where none is, the page is no higher than what it holds.
		<div className="flex min-h-dvh flex-col px-4">
			<header className="mx-auto flex h-16 w-full max-w-sm shrink-0 items-center">
				<Link href="/" className="flex min-h-10 items-center gap-2 rounded-md font-semibold">
					<Mark /> Goal Mode
				</Link>
			</header>
			<div aria-hidden className="grow" />
			<main className="mx-auto grid w-full max-w-sm gap-5 pt-2 pb-8">{children}</main>
			<div aria-hidden className="grow-2" />
		</div>
	);
}
