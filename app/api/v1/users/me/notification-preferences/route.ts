import { accountOperations } from "@/lib/accounts/operations";
import { getPreferences } from "@/lib/accounts/profile/get-preferences";
import { updatePreferences } from "@/lib/accounts/profile/update-preferences";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.getNotificationPreferences, ({ context }) => getPreferences(context)),
	bind(accountOperations.updateNotificationPreferences, ({ context, body }) => updatePreferences(context, body)),
]);
