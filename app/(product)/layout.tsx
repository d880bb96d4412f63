import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";
import type { Person } from "@/components/layout/user-menu";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { getPageActor } from "@/lib/accounts/sessions/page-session";
import { newId } from "@/lib/platform/ids";

async function currentPerson(): Promise<Person> {
	const actor = await getPageActor();
	if (!actor) return { name: "Guest", email: null };
	const { name, email } = await getProfile({ actor, requestId: newId(), ipAddress: "", userAgent: null });
	return { name: name || "Guest", email };
}

export default async function ProductLayout({ children }: { children: ReactNode }) {
	return <Shell person={await currentPerson()}>{children}</Shell>;
}
