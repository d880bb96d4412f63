import type { Metadata } from "next";
import { SampleRunPage } from "@/components/site/sample/sample-run-page";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = {
	title: "A finished sample run",
	description: "A whole run to look at without an account: every step, the postings found, and the tailored resumes with what was changed and why.",
};

export default async function SamplePage() {
	return <SampleRunPage isSignedIn={(await getPageActor()) !== null} />;
}
