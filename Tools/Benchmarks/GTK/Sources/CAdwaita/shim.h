// The toolkit of the widget that ours is compared with.
#pragma once
#include <adwaita.h>
