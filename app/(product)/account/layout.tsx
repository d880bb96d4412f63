import type { ReactNode } from "react";
import { findPageContext } from "@/app/(product)/page-context";
import { AccountNav } from "@/components/accounts/settings/account-nav";
import { RecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { TopLine } from "@/components/layout/top-line";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export default async function AccountLayout({ children }: { children: ReactNode }) {
	const context = await findPageContext();
	// Each page sends who is signed out to sign-in by itself, for it knows where to come back to.
	if (!context) return children;
	const { email } = await getProfile(context);
	return (
		<>
			<TopLine place="Account settings" />
			<div className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10 md:px-8 md:py-8">
				<AccountNav isGuest={email === null} />
				<main className="grid min-w-0 grid-cols-1 content-start gap-6">
					<RecentSignIn email={email}>{children}</RecentSignIn>
				</main>
			</div>
		</>
	);
}
