import { headers } from "next/headers";
import type { ReactNode } from "react";
import { RunNotices } from "@/components/inbox/run-notices";
import { WaitingCount } from "@/components/inbox/waiting-count";
import { Providers } from "@/components/layout/providers";
import { Shell } from "@/components/layout/shell";
import { SiteFooter } from "@/components/site/site-footer";
import { SiteHeader } from "@/components/site/site-header";
import { localeOf } from "@/components/ui/format/format";
import { LocaleProvider } from "@/components/ui/format/locale";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { findPageContext } from "./page-context";

export default async function ProductLayout({ children }: { children: ReactNode }) {
	const [context, request] = await Promise.all([findPageContext(), headers()]);
	const profile = context && (await getProfile(context));
	return (
		<LocaleProvider locale={localeOf([profile?.locale, request.get("accept-language")].filter(Boolean).join(","))} timeZone={profile?.timeZone ?? null}>
			<Providers>
				{context ? (
					<Shell
						person={{
							id: profile?.id ?? null,
							name: profile?.name || "Guest",
							email: profile?.email ?? null,
							keptUntil: context?.actor.kind === "guest" ? guestKeptUntil(context.actor.signedInAt) : null,
						}}
						hasPlan={profile?.tier === "pro"}
						waiting={<WaitingCount userId={profile?.id ?? null} />}
					>
						<RunNotices userId={profile?.id ?? null} />
						{children}
					</Shell>
				) : (
					// Pages that are open to everybody: where the house has nothing of theirs, its rail would lead to sign-in only.
					<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
						<SiteHeader isSignedIn={false} />
						<div id="content">{children}</div>
						<SiteFooter />
					</div>
				)}
			</Providers>
		</LocaleProvider>
	);
}
