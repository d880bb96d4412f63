import { accountOperations } from "@/lib/accounts/operations";
import { deleteAccount } from "@/lib/accounts/profile/delete-account";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { updateProfile } from "@/lib/accounts/profile/update-profile";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.getProfile, ({ context }) => getProfile(context)),
	bind(accountOperations.updateProfile, ({ context, body }) => updateProfile(context, body)),
	bind(accountOperations.deleteAccount, ({ context }) => deleteAccount(context)),
]);
