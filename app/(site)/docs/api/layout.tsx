import type { ReactNode } from "react";
import { DocsHeader } from "@/app/(site)/docs/docs-header";
import { Contents } from "./contents";

/** The contents of the whole reference stay beside each of its sections. */
export default function ReferenceLayout({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto w-full max-w-7xl px-4 md:px-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
			<DocsHeader here="/docs/api" />
			<Contents />
			<main className="grid min-w-0 content-start gap-12 py-8">{children}</main>
		</div>
	);
}
