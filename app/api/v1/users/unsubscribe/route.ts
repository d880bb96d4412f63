import { stopMails } from "@/lib/accounts/notifications/stop-mails";
import { accountOperations } from "@/lib/accounts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.openStopMails, async ({ query }) => {
		return new Response(null, { status: 302, headers: { location: `/unsubscribe?token=${encodeURIComponent(query.token)}` } });
	}),
	bind(accountOperations.stopMails, ({ context, query }) => stopMails(context, query.token)),
]);
