import { deviceLoginOperations } from "@/lib/accounts/device-login/operations";
import { startDeviceLogin } from "@/lib/accounts/device-login/start-device-login";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(deviceLoginOperations.startDeviceLogin, ({ context, body }) => startDeviceLogin(context, body)),
]);
