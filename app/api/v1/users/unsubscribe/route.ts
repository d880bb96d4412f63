import { notificationOperations } from "@/lib/accounts/notifications/operations";
import { stopMails } from "@/lib/accounts/notifications/stop-mails";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(notificationOperations.openStopMails, async ({ query }) => {
		return new Response(null, { status: 302, headers: { location: `/unsubscribe?token=${encodeURIComponent(query.token)}` } });
	}),
	bind(notificationOperations.stopMails, ({ context, query }) => stopMails(context, query.token)),
]);
