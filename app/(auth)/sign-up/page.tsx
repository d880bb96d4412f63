import type { Metadata } from "next";
import Link from "next/link";
import { SignUpForm } from "@/components/accounts/sign-up-form";

export const metadata: Metadata = { title: "Create an account" };

export default function SignUpPage() {
	return (
		<>
			<h1 className="font-semibold text-2xl">Create an account</h1>
			<SignUpForm />
			<p className="text-ink-muted">
				Have one already?{" "}
				<Link href="/sign-in" className="text-accent underline underline-offset-2">
					Sign in
				</Link>
			</p>
		</>
	);
}
