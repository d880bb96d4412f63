import { notificationOperations } from "@/lib/accounts/notifications/operations";
import { getPreferences } from "@/lib/accounts/profile/get-preferences";
import { updatePreferences } from "@/lib/accounts/profile/update-preferences";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(notificationOperations.getNotificationPreferences, ({ context }) => getPreferences(context)),
	bind(notificationOperations.updateNotificationPreferences, ({ context, body }) => updatePreferences(context, body)),
]);
