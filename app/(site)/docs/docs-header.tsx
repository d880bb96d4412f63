import Link from "next/link";
import { Mark } from "@/components/layout/mark";

export const DOCS_PLACES = [
	{ href: "/docs/quick-start", title: "Quick start" },
	{ href: "/docs/clients", title: "Clients" },
	{ href: "/docs/api", title: "API reference" },
	{ href: "/docs/changes", title: "Changes" },
] as const;

/** The way home and between the pages for programs. */
export function DocsHeader({ here }: { here: (typeof DOCS_PLACES)[number]["href"] }) {
	return (
		<header className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1 md:h-16 md:gap-x-6 md:py-0 lg:col-span-2">
			<Link href="/" className="flex min-h-10 items-center gap-2 rounded-sm font-semibold">
				<Mark /> <span className="max-sm:sr-only">Goal Mode</span>
			</Link>
			<nav aria-label="For programs" className="-mx-1.5 flex flex-wrap sm:-mx-2">
				{DOCS_PLACES.map(({ href, title }) => (
					<Link
						key={href}
						href={href}
						aria-current={href === here ? "page" : undefined}
						className="flex min-h-10 items-center rounded-md px-1.5 sm:px-2 text-ink-muted text-sm hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
					>
						{title}
					</Link>
				))}
			</nav>
		</header>
	);
}
