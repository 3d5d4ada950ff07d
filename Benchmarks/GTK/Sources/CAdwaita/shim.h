// The toolkit of the widget that ours is measured against.
#pragma once
#include <adwaita.h>
