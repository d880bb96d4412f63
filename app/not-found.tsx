import type { Metadata } from "next";
import Link from "next/link";
import { SiteHeader } from "@/components/site/site-header";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = { title: { absolute: "Page not found · Goal Mode" } };

export default async function NotFound() {
	const isSignedIn = (await getPageActor()) !== null;
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr]">
			<SiteHeader isSignedIn={isSignedIn} />
			<main className="grid place-items-center">
				<h1 className="sr-only">Page not found</h1>
				<EmptyState
					title="There is no page here"
					text="The address may be mistyped, or what it led to was deleted."
					action={
						<Button asChild variant="primary">
							<Link href={isSignedIn ? "/home" : "/"}>{isSignedIn ? "Go home" : "Go to the front page"}</Link>
						</Button>
					}
				/>
			</main>
		</div>
	);
}
