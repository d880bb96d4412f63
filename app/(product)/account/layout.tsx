import type { ReactNode } from "react";
import { requirePageContext } from "@/app/(product)/page-context";
import { AccountNav } from "@/components/accounts/settings/account-nav";
import { RecentSignIn } from "@/components/accounts/settings/recent-sign-in";
import { TopLine } from "@/components/layout/top-line";
import { getProfile } from "@/lib/accounts/profile/get-profile";

export default async function AccountLayout({ children }: { children: ReactNode }) {
	const { email } = await getProfile(await requirePageContext("/account"));
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
