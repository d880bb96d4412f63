import { deviceLoginOperations } from "@/lib/accounts/device-login/operations";
import { takeDeviceLogin } from "@/lib/accounts/device-login/take-device-login";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(deviceLoginOperations.takeDeviceLogin, ({ context, body }) => takeDeviceLogin(context, body))]);
