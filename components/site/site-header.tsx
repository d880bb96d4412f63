import Link from "next/link";
import { Mark } from "@/components/layout/mark";
import { Button } from "@/components/ui/button";

/** The head of the pages that everybody sees: the way to the front page, and in. */
export function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
	return (
		<header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-4 md:px-8">
			<Link href="/" className="flex min-h-10 items-center gap-2 rounded-sm font-semibold">
				<Mark /> Goal Mode
			</Link>
			<div className="flex">
				<Button asChild variant="ghost">
					<Link href="/catalog" prefetch={false}>
						Workflows
					</Link>
				</Button>
				<Button asChild variant="ghost">
					<Link href={isSignedIn ? "/home" : "/sign-in"}>{isSignedIn ? "Home" : "Sign in"}</Link>
				</Button>
			</div>
		</header>
	);
}
