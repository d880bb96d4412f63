import { headers } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { findPageContext } from "@/app/(product)/page-context";
import { Mark } from "@/components/layout/mark";
import { Providers } from "@/components/layout/providers";
import { Button } from "@/components/ui/button";
import { localeOf } from "@/components/ui/format/format";
import { LocaleProvider } from "@/components/ui/format/locale";

export default async function CommunityLayout({ children }: { children: ReactNode }) {
	const [context, request] = await Promise.all([findPageContext(), headers()]);
	return (
		<LocaleProvider locale={localeOf(request.get("accept-language"))} timeZone={null}>
			<Providers>
				<div className="grid min-h-dvh grid-rows-[auto_1fr]">
					<header className="border-b">
						<div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 md:px-8">
							<nav aria-label="Main" className="flex min-w-0 items-center gap-4">
								<Link href="/" aria-label="Goal Mode, front page" className="flex items-center gap-2 rounded-sm font-semibold">
									<Mark /> <span className="max-sm:sr-only">Goal Mode</span>
								</Link>
								<Link href="/community" className="rounded-sm text-ink-muted hover:text-ink">
									Community
								</Link>
							</nav>
							<Button asChild variant="ghost">
								<Link href={context ? "/catalog" : "/sign-in?next=/community"}>{context ? "Your workflows and runs" : "Sign in"}</Link>
							</Button>
						</div>
					</header>
					<main id="content" className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-4 py-8 md:px-8">
						{children}
					</main>
				</div>
			</Providers>
		</LocaleProvider>
	);
}
