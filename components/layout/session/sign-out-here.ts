import { forgetAllHere } from "@/components/device/store/device-store";

/** Signs out, after all that this browser keeps is forgotten, and leads to the front page. */
export async function signOutHere(): Promise<void> {
	const { signOut } = await import("next-auth/react");
	await forgetAllHere();
	await signOut({ callbackUrl: "/" });
}
