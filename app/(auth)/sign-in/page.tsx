import type { Metadata } from "next";
import Link from "next/link";
import { safeNext } from "@/components/accounts/safe-next";
import { SignInForm } from "@/components/accounts/sign-in-form";
import { env } from "@/lib/platform/env";

export const metadata: Metadata = { title: "Sign in" };

export default async function SignInPage({ searchParams }: { searchParams: Promise<{ next?: string }> }) {
	const { next } = await searchParams;
	const { LOCAL_DEMO_EMAIL: email, LOCAL_DEMO_PASSWORD: password } = env();
	return (
		<>
			<h1 className="font-semibold text-2xl">Sign in</h1>
			<SignInForm next={safeNext(next)} demo={email && password ? { email, password } : null} />
			<p className="text-ink-muted">
				New here?{" "}
				<Link href="/sign-up" className="text-accent underline underline-offset-2">
					Create an account
				</Link>
			</p>
		</>
	);
}
