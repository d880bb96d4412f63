import Link from "next/link";

const LINKS = [
	{ href: "/catalog", label: "All workflows" },
	{ href: "/sample", label: "A finished sample run" },
	{ href: "/community", label: "Community" },
	{ href: "/developers", label: "Developers" },
	{ href: "/docs/quick-start", label: "Quick start for programs" },
	{ href: "/docs/api", label: "API reference" },
	{ href: "/privacy", label: "Privacy" },
	{ href: "/terms", label: "Terms" },
] as const;

/** The foot of the pages that everybody sees. */
export function SiteFooter() {
	return (
		<footer className="border-t">
			<nav aria-label="More" className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-ink-muted text-sm md:px-8">
				<span className="pointer-coarse:py-2.5">Goal Mode</span>
				{LINKS.map(({ href, label }) => (
					<Link key={href} href={href} className="rounded-sm underline pointer-coarse:py-2.5 underline-offset-2 hover:text-ink">
						{label}
					</Link>
				))}
			</nav>
		</footer>
	);
}
