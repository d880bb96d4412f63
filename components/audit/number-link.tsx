"use client";

import Link from "next/link";
import type { ReactNode } from "react";

interface NumberLinkProps {
	href: string;
	/** What is counted, for who doesn't see the column. */
	of: string;
	children: ReactNode;
}

/** A number that opens the rows it is made of; their list says the same number of them. */
export function NumberLink({ href, of, children }: NumberLinkProps) {
	return (
		<Link href={href} className="rounded-sm underline decoration-line-strong underline-offset-4 hover:text-accent pointer-coarse:py-2">
			<span data-number>{children}</span>
			<span className="sr-only"> {of}</span>
		</Link>
	);
}
