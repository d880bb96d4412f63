import Link from "next/link";
import type { ReactNode } from "react";
import { Mark } from "./mark";

/** One thing to do, in the middle of the page, with the way home above it. */
export function NarrowPage({ children }: { children: ReactNode }) {
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr] px-4">
			<header className="mx-auto flex h-16 w-full max-w-sm items-center">
				<Link href="/" className="flex min-h-10 items-center gap-2 rounded-md font-semibold">
					<Mark /> Goal Mode
				</Link>
			</header>
			<main className="mx-auto grid w-full max-w-sm content-start gap-6 pt-[6vh] pb-16 md:content-center md:pt-0 md:pb-[16vh]">{children}</main>
		</div>
	);
}
